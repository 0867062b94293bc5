import type { ShownBlock } from '#site/page/block-props.ts'

const runKinds = [
  'stats',
  'topics',
  'statement',
  'reading',
  'questionList',
  'questionMissing',
  'consentSettings',
  'consentServices',
] as const
type RunKind = (typeof runKinds)[number]
export type RunBlock = ShownBlock<RunKind>

/** Blocks that stand next to each other and are drawn in one frame, or one block that has its own. */
export type BlockRun = { frame: 'own'; block: ShownBlock; index: number } | { frame: Frame; blocks: RunBlock[] }
type Frame = 'figures' | 'statements' | 'reading'

export function runsOf(blocks: readonly ShownBlock[]): BlockRun[] {
  const runs: BlockRun[] = []
  for (const [index, block] of blocks.entries()) {
    const last = runs.at(-1)
    if (!isRunBlock(block)) runs.push({ frame: 'own', block, index })
    else if (last && last.frame !== 'own' && frameKey(last.blocks[0]!) === frameKey(block)) last.blocks.push(block)
    else runs.push({ frame: frameOf(block), blocks: [block] })
  }
  return runs
}

/** The ground on which a run stands. */
export function toneOf(blocks: readonly RunBlock[]): 'plain' | 'sunken' | 'cloth' {
  const [first] = blocks
  return first && 'tone' in first.block ? first.block.tone : 'plain'
}

function isRunBlock(block: ShownBlock): block is RunBlock {
  return (runKinds as readonly string[]).includes(block.kind)
}

function frameOf({ kind }: RunBlock): Frame {
  if (kind === 'statement') return 'statements'
  return kind === 'stats' || kind === 'topics' ? 'figures' : 'reading'
}

function frameKey(block: RunBlock): string {
  return [frameOf(block), toneOf([block]), block.kind === 'statement' && block.block.look].join(' ')
}

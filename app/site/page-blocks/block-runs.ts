import type { BlockFrame, ShownBlock } from '#site/page/block-props.ts'

/** Blocks that stand next to each other and are drawn in one frame, or one block that has its own. */
export type BlockRun = { frame: 'own'; block: ShownBlock } | { frame: BlockFrame; blocks: ShownBlock[] }

export function runsOf(blocks: readonly ShownBlock[]): BlockRun[] {
  const runs: BlockRun[] = []
  for (const block of blocks) {
    const { frame } = block.view
    const last = runs.at(-1)
    if (!frame) runs.push({ frame: 'own', block })
    else if (last && last.frame !== 'own' && frameKey(last.blocks[0]!) === frameKey(block)) last.blocks.push(block)
    else runs.push({ frame, blocks: [block] })
  }
  return runs
}

/** The ground on which a run stands. */
export function toneOf([first]: readonly ShownBlock[]): 'plain' | 'sunken' | 'cloth' {
  return first && 'tone' in first.block ? first.block.tone : 'plain'
}

function frameKey(shown: ShownBlock): string {
  return [shown.view.frame, toneOf([shown]), shown.kind === 'statement' && shown.block.look].join(' ')
}

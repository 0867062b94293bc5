import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './start-site.ts'

type Instruction = { name: string; text: string }
export type Stage = { from: string; as: string | undefined; instructions: Instruction[] }

/** deploy/Containerfile by its stages; comments and line ends are gone. */
export function readContainerfile(): Stage[] {
  const text = readFileSync(join(projectRoot, 'deploy/Containerfile'), 'utf8')
  const lines = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const stages: Stage[] = []
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? []
    if (name === '') throw new Error(`This is no instruction: ${line}`)
    const [from = '', as] = rest.split(' AS ')
    if (name === 'FROM') stages.push({ from, as, instructions: [] })
    else stages.at(-1)!.instructions.push({ name, text: rest })
  }
  return stages
}

/** What the instructions of one name say, in their order. */
export function said({ instructions }: Stage, name: string): string[] {
  return instructions.filter((instruction) => instruction.name === name).map(({ text }) => text)
}

/** The environment that a stage sets. */
export function environmentOf(stage: Stage): Record<string, string> {
  const pairs = said(stage, 'ENV').flatMap((text) => text.split(/\s+/))
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
}

/** The words of a command in its exec form: without a shell in between signals arrive, and nothing is expanded. */
export function execForm(text: string): string[] {
  return JSON.parse(text.replace(/^.*?CMD (?=\[)/, '')) as string[]
}

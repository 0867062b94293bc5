import type { StartOptions } from '../start.ts'

export type Given = Pick<StartOptions, 'environment' | 'render' | 'loadPages' | 'clientFolder' | 'say'> & {
  complain(text: string): void
}

import { setupMessages } from '#shared/messages/setup.ts'
import { z } from '../zod.ts'

/** In the order in which an owner goes through them. */
export const setupSteps = [
  'profile',
  'appearance',
  'offers',
  'people',
  'legal',
  'mail',
  'second-factor',
  'leftovers',
] as const
export type SetupStepName = (typeof setupSteps)[number]
export type SetupState = 'open' | 'done' | 'skipped'

/** Something that is still to do, and where. */
export type SetupGap = { title: string; note: string; path: string }
export type SetupStep = { name: SetupStepName; state: SetupState; gaps: SetupGap[] }

/** What can be switched off: a page, or a service. */
export type SetupOffer = { collection: 'pages' | 'services'; id: string; title: string; version: number; on: boolean }

export type SetupOverview = {
  steps: SetupStep[]
  offers: SetupOffer[]
  profile: { version: number; values: Record<string, unknown> }
  /** What the site was called, and what stands for it where anything still says so. */
  leftover: { term: string; name: string }
}

/** For the dashboard: null once everything is done or somebody has put it away. */
export type SetupCard = { done: number; all: number; next: SetupStepName } | null

/** What a person may say of a step; `open` takes it back. The whole can be put away, and taken out again. */
export const setupMarkSchema = z.strictObject({
  state: z.enum(['open', 'done', 'skipped'], setupMessages.unknownState),
})

export function isSetupStep(name: string | null): name is SetupStepName {
  return setupSteps.some((step) => step === name)
}

/** The first that is open after the given one, or before it; undefined when all are done. */
export function nextOpenStep(steps: readonly SetupStep[], after: SetupStepName): SetupStepName | undefined {
  const at = steps.findIndex(({ name }) => name === after)
  return [...steps.slice(at + 1), ...steps.slice(0, at)].find(({ state }) => state === 'open')?.name
}

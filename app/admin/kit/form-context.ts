import { createContext, useContext } from 'react'
import type { Path } from '#shared/editing/values.ts'

/** Something a link or a reference can point to. */
type Choice = { value: string; label: string; area: string }

/** What the inputs of a form share. */
export type FormContext = {
  /** The collection or document that is filled in. */
  content: string
  /** The item whose form it is. */
  itemId: string
  /** Items that reference fields offer, by collection. */
  choices: Record<string, Choice[]>
  /** Pages that links offer. */
  pages: Choice[]
  /** Finds more of them, for what somebody types. */
  suggestPages(typed: string): void
  /** Why a field cannot be changed here. */
  locked: Record<Path, string>
  errors: ReadonlyMap<Path, string>
  change(path: Path, value: unknown): void
  /** Something is typed that `change` will tell in a moment: nothing from elsewhere comes in between. */
  typing(on: boolean): void
  /** The field was left: from now on its errors show. */
  leave(path: Path): void
}

const context = createContext<FormContext | null>(null)
export const FormProvider = context.Provider

export function useForm(): FormContext {
  const form = useContext(context)
  if (!form) throw new Error('useForm is for the inputs of a form')
  return form
}

/** The id of a field's control; jumping to a field and its label both need it. */
export function controlId(path: Path): string {
  return `feld-${path.replaceAll('.', '-')}`
}

/** Whether something is the control of a field, and no part of it. */
export function isFieldControl({ id }: Element): boolean {
  return id.startsWith('feld-')
}

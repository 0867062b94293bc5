import { makeSecurityQuestion, type SecurityQuestion } from '#shared/contact/contact.ts'

/** Where the task stands in what the server sends, which is the same for everybody. */
export const taskToCome = '…'
let shown: SecurityQuestion | undefined

/** Whoever reads the form before it is alive reads a whole question. */
export function askQuestion(label: HTMLElement): void {
  // The form was quicker.
  if (!label.textContent.includes(taskToCome)) return
  shown = makeSecurityQuestion()
  label.textContent = label.textContent.replace(taskToCome, shown.task)
}

/** The question that stands in the form on the page already, or a new one. */
export function questionToAsk(onPage: boolean): SecurityQuestion {
  const question = onPage ? shown : undefined
  if (onPage) shown = undefined
  return question ?? makeSecurityQuestion()
}

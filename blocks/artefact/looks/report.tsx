/** On one page, with the same columns. */
export { Look } from './calendar.tsx'

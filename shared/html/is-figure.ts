/** A number, with a sign or a short unit at most: 1.180 €, −46, 12,5 %, 30 GB. */
const figure = /^[+−–-]?\d[\d.,]*(?:\s?(?:[€%]|\p{L}{1,3}\.?))?$/u

/** Whether a cell of a table holds a figure and nothing else: such columns are read from the right. */
export function isFigure(text: string): boolean {
  return figure.test(text.trim())
}

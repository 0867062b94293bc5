/** The first number of a text as Germans write it: "1.450 €", "−3,5 %"; undefined where there is none. */
function amountIn(text: string): number | undefined {
  const [written] = /\d[\d.]*(?:,\d+)?/.exec(text) ?? []
  return written === undefined ? undefined : Number(written.replaceAll('.', '').replace(',', '.'))
}

/** How long two threads are side by side, in hundredths of the longer one; undefined where a text has no number. */
export function threadLengths(before: string, after: string): [before: number, after: number] | undefined {
  const [first, second] = [amountIn(before), amountIn(after)]
  if (first === undefined || second === undefined) return undefined
  const longest = Math.max(first, second)
  if (longest === 0) return undefined
  const length = (amount: number) => Math.round((amount / longest) * 100)
  return [length(first), length(second)]
}

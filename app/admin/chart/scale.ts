/** Lines of a chart above its ground. */
export const chartSteps = 4

/** The round number at the top: four even steps that people can read, with room for the highest bar. */
export function chartTop(highest: number): number {
  const step = Math.max(1, highest / chartSteps)
  const power = 10 ** Math.floor(Math.log10(step))
  const round = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= step && Number.isInteger(factor * power)) ?? 10
  return round * power * chartSteps
}

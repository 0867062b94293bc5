/** After 5 failures in a row the webhook rests for 60 s (J7); then one question tries it again. */
const failuresAllowed = 5
const restMs = 60_000

export function createCircuitBreaker(now: () => Date) {
  let failures = 0
  let restsUntil = 0

  return {
    get resting() {
      return now().getTime() < restsUntil
    },
    failed(): void {
      failures += 1
      if (failures >= failuresAllowed) restsUntil = now().getTime() + restMs
    },
    succeeded(): void {
      failures = 0
    },
  }
}

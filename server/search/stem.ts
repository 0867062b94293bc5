/**
 * The stem of a folded German word: "schulungen" and "schulung" are one. The algorithm is CISTEM (Weissweiler and Fraser,
 * 2017), which finds the same word more reliably than Snowball's and needs a few lines instead of a package.
 */
export function stem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word
  let rest = word
    .replace(/^ge(?=.{4})/, '')
    .replaceAll('sch', '$')
    .replaceAll('ei', '%')
    .replaceAll('ie', '&')
    .replaceAll(/(.)\1/g, '$1*')
  for (let before = ''; rest !== before && rest.length > 3;) {
    before = rest
    if (rest.length > 5) rest = rest.replace(/(?:e[mr]|nd)$/, '')
    if (rest === before) rest = rest.replace(/[tesn]$/, '')
  }
  return rest.replaceAll(/(.)\*/g, '$1$1').replaceAll('$', 'sch').replaceAll('%', 'ei').replaceAll('&', 'ie')
}

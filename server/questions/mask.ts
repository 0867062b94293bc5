/** Takes e-mail addresses and telephone or account numbers out of a text that is kept (J30). */
export function maskPersonal(text: string): string {
  return text
    .replaceAll(/[^\s@<>()"„“,;:]+@[^\s@<>()"„“,;:]+\.\p{L}{2,}/gu, '[E-Mail]')
    .replaceAll(/\b[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){3,7}(?: ?[\dA-Z]{1,3})?\b/g, '[Nummer]')
    .replaceAll(/(?<![\d.,])(?:\+|00)?\(?\d[\d\s()/.-]{5,}\d(?![\d.,]*\d)/g, (number) =>
      number.replaceAll(/\D/g, '').length >= 7 ? '[Telefon]' : number,
    )
}

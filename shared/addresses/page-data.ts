/** The page whose data React Router asks for: /faq.data belongs to /faq, /_.data to the home page. */
export function pageOfDataPath(pathname: string): string {
  return pathname.replace(/(\/_)?\.data$/, '') || '/'
}

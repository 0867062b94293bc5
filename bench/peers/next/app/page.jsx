import home from './home.json'
import { HeaderButtons } from './header-buttons.jsx'

/** Text stays on the server, as Next.js offers; what is touched is a component of the browser. */
export default function Page() {
  return (
    <>
      <div dangerouslySetInnerHTML={{ __html: home.header }} />
      <HeaderButtons />
      <main>
        {home.sections.map((html, index) => (
          <div key={index} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </main>
      <div dangerouslySetInnerHTML={{ __html: home.footer }} />
    </>
  )
}

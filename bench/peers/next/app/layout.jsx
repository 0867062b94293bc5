import './site.css'

export const metadata = { title: 'Startseite' }

export default function Layout({ children }) {
  return (
    <html lang="de" className="light" data-theme="light">
      <body>{children}</body>
    </html>
  )
}

'use client'
import { useState } from 'react'

/** The two things everybody can touch on our home page: the menu and the theme. */
export function HeaderButtons() {
  const [isOpen, setOpen] = useState(false)
  const turnTheme = () => {
    const { dataset } = document.documentElement
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark'
  }
  return (
    <div>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Menü
      </button>
      {isOpen && <nav aria-label="Menü">Blog, Kontakt, FAQ</nav>}
      <button type="button" onClick={turnTheme}>
        Design wechseln
      </button>
    </div>
  )
}

import type { Defaults } from '../define.ts'
import type { teamFields } from '../team-fields.ts'

export const teamDefaults: Defaults<typeof teamFields> = [
  {
    id: 'lena-hartwig',
    name: 'Lena Hartwig',
    role: 'Geschäftsführung',
    description: 'Hält die Fäden zusammen und sagt auch einmal Nein.',
    portrait: 'lena',
  },
  {
    id: 'david-okonkwo',
    name: 'David Okonkwo',
    role: 'IT-Sicherheit',
    description: 'Denkt wie ein Angreifer, arbeitet für die andere Seite.',
    portrait: 'david',
  },
  {
    id: 'miriam-yildiz',
    name: 'Miriam Yıldız',
    role: 'Web und E-Commerce',
    description: 'Baut Shops, die auch am Black Friday ruhig bleiben.',
    portrait: 'miriam',
  },
  {
    id: 'jonas-brandt',
    name: 'Jonas Brandt',
    role: 'Healthcare IT',
    description: 'Spricht fließend Praxisteam und Konnektor.',
    portrait: 'jonas',
  },
]

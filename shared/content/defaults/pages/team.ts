import type { PageDefault } from '../../page-fields.ts'

export const teamPage: PageDefault = {
  id: 'team',
  title: 'Team',
  headline: 'Menschen, die ans Telefon gehen',
  lead: 'Hinter jedem System, das wir betreuen, steht jemand mit Namen. Hier lernen Sie die vier kennen, mit denen Sie am ehesten sprechen.',
  motif: 'people',
  actions: [
    { label: 'Mit uns sprechen', href: '#contact' },
    { label: 'Mitarbeiten', href: '/career' },
  ],
  blocks: [
    {
      kind: 'people',
      id: 'members',
      title: 'Unser Team',
      lead: 'Vier Gesichter mit Namen. Dahinter arbeiten 23 weitere.',
    },
    {
      kind: 'statement',
      id: 'teamwork',
      title: 'Wie wir zusammenarbeiten',
      lead: 'Wer Ihr Projekt plant, begleitet es auch im Betrieb.',
      body: `
<p>Wir arbeiten in kleinen Teams mit klarer Verantwortung. So weiß die Stimme am Telefon, warum etwas so gebaut wurde.</p>
<p>Jedes Projekt hat eine zweite Person, die Unterlagen und Zugänge kennt. Urlaub und Krankheit halten Ihr Vorhaben deshalb nicht auf. Einmal in der Woche zeigen sich die Teams gegenseitig, woran sie sitzen; dabei fällt oft auf, was an anderer Stelle schon gelöst ist.</p>
`,
      look: 'pair',
      tone: 'cloth',
    },
    {
      kind: 'statement',
      id: 'values',
      title: 'Was uns wichtig ist',
      items: [
        {
          title: 'Fragen sind willkommen',
          text: 'Niemand muss so tun, als wüsste er alles. Nachfragen gilt bei uns als gutes Handwerk.',
        },
        {
          title: 'Fehler auf den Tisch',
          text: 'Wir suchen nach Ursachen statt nach Schuldigen. Was wir daraus lernen, schreiben wir auf.',
        },
        {
          title: 'Zeit für Gründlichkeit',
          text: 'Dokumentation und Tests gehören zur Arbeit und stehen im Angebot. Abgehakt wird erst, wenn beides fertig ist.',
        },
      ],
      look: 'pair',
      tone: 'cloth',
    },
    { kind: 'jobs', id: 'jobs', title: 'Offene Stellen' },
    {
      kind: 'callToAction',
      id: 'aufruf',
      title: 'Mit wem möchten Sie sprechen?',
      text: 'Nennen Sie uns Ihr Thema, dann meldet sich die Person, die es am besten kennt.',
      label: 'Nachricht schreiben',
    },
  ],
  seoTitle: 'Team: die Menschen hinter {{firma.name}}',
  seoDescription:
    'Lena Hartwig, David Okonkwo, Miriam Yıldız und Jonas Brandt stellen sich vor. Wie unser Team in {{firma.ort}} arbeitet und was uns dabei wichtig ist.',
}

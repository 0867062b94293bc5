// „Zeitreise“: the whole site as of another moment.

import { germanNumber } from './german-number.ts'
import { showBerlin } from '#shared/time/berlin-time.ts'

const clock = (moment: string) => `${showBerlin(moment)} Uhr`

export const travelErrors = {
  noMoment: 'Das ist kein gültiger Zeitpunkt. Bitte geben Sie Tag und Uhrzeit an.',
  noSuchTime: 'Diese Uhrzeit gibt es nicht: In dieser Nacht wird die Uhr vorgestellt.',
  tooEarly: (since: string | undefined) =>
    since
      ? `So weit reichen die gespeicherten Versionen nicht zurück. Die älteste ist vom ${clock(since)}.`
      : 'Von dieser Website gibt es noch keine veröffentlichte Version.',
  order: 'Der Vergleich beginnt nach dem gezeigten Zeitpunkt. Bitte wählen Sie einen früheren.',
  noLink: 'Diesen Link gibt es nicht mehr.',
} as const

/** The bar on every page of a journey. */
export const travelBarMessages = {
  label: 'Zeitreise',
  past: 'So sah die Website aus am',
  ahead: 'So wird die Website nach den heutigen Plänen aussehen am',
  moment: (at: string) => clock(at),
  still:
    'Nur zum Ansehen: Formulare, Suche und Chat sind abgeschaltet. Bilder, Weiterleitungen und Messwerte sind die von heute.',
  dark: 'Dunkel ansehen',
  light: 'Hell ansehen',
  choose: 'Anderer Zeitpunkt',
} as const

export const travelMessages = {
  title: 'Zeitreise',
  note: 'Die ganze Website an einem Zeitpunkt Ihrer Wahl: die Vergangenheit aus den Versionen, die Zukunft aus den Zeitplänen.',
  legalArchive: 'Rechtstexte vergleichen',
  choose: {
    title: 'Zeitpunkt',
    field: 'Tag und Uhrzeit',
    fieldHelp: 'Deutsche Zeit',
    twice: (time: string) => `In dieser Nacht gibt es ${time} Uhr zweimal; gemeint ist das erste Mal.`,
    show: 'Zeigen',
    slider: 'Von Änderung zu Änderung',
    stop: (at: string, changes: number, planned: boolean) =>
      `${clock(at)}, ${changes === 1 ? 'eine Änderung' : `${changes} Änderungen`}${planned ? ', geplant' : ''}`,
    between: (at: string) => `${clock(at)}, zwischen zwei Änderungen`,
    today: (at: string) => `Heute, ${clock(at)}`,
    previous: 'Vorige Änderung',
    next: 'Nächste Änderung',
    now: 'Heute',
    limits: 'Wie weit reicht das, und was fehlt?',
    known: (since: string) =>
      `Die Versionen reichen bis zum ${clock(since)} zurück. Was endgültig gelöscht wurde, fehlt auch in der Vergangenheit. Reihenfolgen von Hand, Bilder, Weiterleitungen und Messwerte werden nicht mit Datum aufbewahrt; gezeigt werden die von heute. Was es damals noch nicht gab, steht mit seinem ersten Stand da, wenn eine Seite es braucht.`,
    plansHidden:
      'Geplante Änderungen an Einstellungen und Rechtstexten sehen nur Personen mit der Rolle Administration.',
  },
  frame: {
    title: 'Ansicht',
    page: (at: string) => `Die Website am ${clock(at)}`,
    open: 'In neuem Fenster öffnen',
  },
  changes: {
    title: 'Was sich geändert hat',
    since: 'Verglichen mit',
    sinceHelp: 'Alles danach, bis zum gezeigten Zeitpunkt',
    compare: 'Vergleichen',
    none: 'Zwischen den beiden Zeitpunkten hat sich für Besucher nichts geändert.',
    more: 'Es sind mehr Änderungen, als hier stehen. Wählen Sie einen kürzeren Zeitraum.',
    count: (count: number) => (count === 1 ? 'Ein Eintrag' : `${germanNumber(count)} Einträge`),
    kinds: {
      appeared: 'Neu zu sehen',
      changed: 'Geändert',
      withdrawn: 'Zurückgezogen',
      deleted: 'Gelöscht',
      passed: 'Zwischendurch zu sehen',
    },
    step: (action: string, at: string, author: string) =>
      author ? `${action} · ${clock(at)} · ${author}` : `${action} · ${clock(at)}`,
    planned: 'Geplant',
    show: 'Unterschiede',
    showOf: (title: string) => `Unterschiede: ${title}`,
    same: 'In den Feldern hat sich nichts geändert.',
    failed: 'Die Unterschiede ließen sich nicht laden.',
    loading: 'Wird geladen …',
  },
  links: {
    title: 'Zum Weitergeben',
    text: 'Wer einen solchen Link hat, sieht die Website zu diesem Zeitpunkt ohne Anmeldung, nur zum Ansehen. Er endet von selbst und lässt sich vorher zurückziehen.',
    line: (at: string, until: string, author: string) => `${clock(at)} · gültig bis ${showBerlin(until)} · ${author}`,
    withdrawOf: (at: string, until: string) => `Link zum ${clock(at)}, gültig bis ${showBerlin(until)}, zurückziehen`,
    withdrawn: 'Der Link ist zurückgezogen.',
    subject: (at: string) => `Zeitreise: ${clock(at)}`,
  },
} as const

/** „So sah die AGB am … aus“: the archive of legal texts for their owner. */
export const legalArchiveMessages = {
  title: (name: string) => `${name}: Fassungen`,
  note: 'Jede veröffentlichte Fassung mit der Zeit, in der sie galt. Firmenangaben und Dienste stehen so da wie damals.',
  back: 'Zur Zeitreise',
  texts: 'Rechtstext',
  names: { impressum: 'Impressum', datenschutz: 'Datenschutz', agb: 'AGB', barrierefreiheit: 'Barrierefreiheit' },
  shown: 'Gezeigte Fassung',
  against: 'Verglichen mit',
  alone: 'keiner anderen',
  onDay: 'So sah der Text aus am',
  onDayHelp: 'Ein Tag genügt: gezeigt wird die Fassung, die an seinem Ende galt.',
  show: 'Zeigen',
  print: 'Drucken',
  valid: (from: string, until: string | null) =>
    until ? `Gültig von ${clock(from)} bis ${clock(until)}` : `Gültig seit ${clock(from)}`,
  option: (from: string, until: string | null) =>
    until ? `${showBerlin(from)} bis ${showBerlin(until)}` : `seit ${showBerlin(from)} (heute gültig)`,
  compared: (from: string) => `Verglichen mit der Fassung vom ${clock(from)}`,
  legend: 'Unterstrichen ist neu, durchgestrichen ist entfallen.',
  same: 'Die beiden Fassungen sagen dasselbe.',
  noneThen: 'An diesem Tag war noch keine Fassung veröffentlicht. Gezeigt wird die älteste.',
  printed: (company: string, moment: string) =>
    `${company} · gedruckt am ${clock(moment)} aus dem Archiv der veröffentlichten Fassungen`,
  none: 'Von diesem Text ist noch keine Fassung veröffentlicht.',
} as const

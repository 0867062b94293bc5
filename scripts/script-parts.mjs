import { isOnEveryPage } from './page-styles.mjs'

// Which code of the admin area comes in one file. Left alone, whatever two screens have in common becomes a file of its own:
// the editor needed 58, most of them of less than a kilobyte, and each costs a request. Where files have styles, these are
// part of what needs them, so what public pages have in common with screens stays apart from those.

/** What runs every screen. No styles: what public pages have of it must bring none. */
const neededByAllScreens =
  /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\/|vite\/preload-helper|\/app\/kit\/(page\/(asked-page|page-main|error-reference)|toast\/toaster-store|fields\/use-scripted)/

/** Small things that nearly everything names. */
const basics =
  /\/shared\/(addresses\/|(content\/(motifs|own-page-problem)|messages\/(startup|errors)|words\/word-group|text\/slug|time\/(berlin-format|berlin-time|german-day)|preview\/preview)\.ts)/

/** Public pages have these fields as well, and must have nothing else of the frame. */
const fieldsOfBothSides = /\/app\/kit\/fields\/field\./

/** The frame around every screen, and what nearly all of them are made of; what these import comes along. */
const frameOfAllScreens =
  /\/app\/(admin\/(shell\/(admin-shell|admin-page)|offline\/(offline-work|is-unreachable)|kit\/(menu|data-table|delete-dialog|empty-state|screen-button|times|quantities|bulk-bar|tools)|lists\/(status-chip|delete-items-dialog))|sign-in\/screens\/(session-watch|screens-site)|kit\/dialog\/)/

/** Small texts that single screens need as well as the definitions of all content. */
const wordsOfScreens =
  /\/shared\/(text\/(html|storage-name)|messages\/(redirects|accessibility|site-security|status-mail|federal-states|consent-notice|service-table|editor-dialogs)|editing\/check\/reading-ease)\.ts/

const fields = /\/shared\/(content\/(define|blocks-field|special-days|company-profile)|editing\/values)\.ts/
const definitions = /\/shared\/(content\/index|editing\/(start|choices))\.ts/
const readingHtml = /\/shared\/(html\/(parse-html|edit-html)|text\/html-text|editing\/differences)\.ts/

/** The first one that something belongs to has it, with all that it imports and no earlier one has. */
export const scriptParts = [
  { name: 'vendor', test: neededByAllScreens },
  { name: 'site', test: isOnEveryPage },
  { name: 'basics', test: basics },
  { name: 'text-fields', test: fieldsOfBothSides },
  { name: 'frame', test: frameOfAllScreens },
  { name: 'words', test: wordsOfScreens },
  { name: 'zod', test: /node_modules\/zod\/|\/shared\/zod\.ts/ },
  { name: 'fields', test: fields },
  { name: 'page-words', test: /\/shared\/content\/words\// },
  { name: 'definitions', test: definitions },
  { name: 'html', test: readingHtml },
  { name: 'legal-rules', test: /\/shared\/legal\// },
  { name: 'offline', test: /\/app\/admin\/offline\/open-offline\./ },
  { name: 'library', test: /\/app\/admin\/media\// },
  { name: 'text-editing', test: /node_modules\/(@tiptap|prosemirror-[\w-]+)\// },
  { name: 'form', test: /\/app\/admin\/(form\/|editor\/jump-to-field)/ },
  { name: 'editor', test: /\/app\/admin\/editor\/editor-page\./ },
]

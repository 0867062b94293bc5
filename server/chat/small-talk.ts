import { assistantMessages } from '#shared/messages/assistant.ts'
import { foldedWords } from '#server/search/words.ts'

const words = assistantMessages.smallTalk

/** What is no question at all: greetings, thanks, good-byes. The whole message must be that and nothing else. */
const talk: [pattern: RegExp, answer: string][] = [
  [
    /^(hallo|hallochen|hi|hey|hello|moin( moin)?|servus|gru(ss|tzi)\w*( gott)?|guten (tag|morgen|abend)|tach|schonen guten (tag|abend))( zusammen| ihr| da| liebes team| team| chat\w*)?$/,
    words.greeting,
  ],
  [
    /^(vielen |herzlichen |besten |lieben |ok |okay |alles klar |super |prima |perfekt )*(dank\w*|merci|thx|thanks)( (ihnen|euch|dir|schon|sehr|fur .{1,40}))*$/,
    words.thanks,
  ],
  [/^(tschuss\w*|ciao|auf wiedersehen|bis (bald|dann|spater)|schonen (tag|abend)( noch)?|bye)$/, words.goodbye],
  [/^(ok|okay|alles klar|super|prima|perfekt|gut|toll|verstanden|aha|ach so)$/, words.fine],
  [/^(wie geht( e?s)?( es)?( dir| ihnen| euch)?( heute)?|alles gut)$/, words.howAreYou],
  [
    /^(wer|was) (bist du|sind sie|seid ihr)( eigentlich| denn)?$|\b(bist du|sind sie|spreche ich mit|schreibe ich mit)\b.*\b(mensch\w*|bot|chatbot|roboter|maschine|ki|person)\b/,
    words.whoAreYou,
  ],
  [/^(hilfe|help|was kannst du|was konnen sie|wobei (kannst du|konnen sie).*)$/, words.help],
]

export function smallTalk(message: string): string | undefined {
  const said = foldedWords(message).join(' ')
  return talk.find(([pattern]) => pattern.test(said))?.[1]
}

/** Whoever wants a person gets one. */
export function asksForPerson(message: string): boolean {
  const said = foldedWords(message).join(' ')
  return /\b(menschen|mitarbeiter\w*|berater\w*|ansprechpartner\w*|jemand\w*|person|kollegen)\b.*\b(sprechen|reden|chatten|telefonieren|verbinden|verbunden)\b|\b(ruckruf|zuruckrufen|ruft? mich|rufen sie mich)\b/.test(
    said,
  )
}

import type { assistantWords } from '#shared/messages/assistant.ts'
import { foldedWords } from '#server/search/words.ts'

type SmallTalk = keyof typeof assistantWords.texts.smallTalk

/** What is no question at all: greetings, thanks, good-byes. The whole message must be that and nothing else. */
const talk: [pattern: RegExp, answer: SmallTalk][] = [
  [
    /^(hallo|hallochen|hi|hey|hello|moin( moin)?|servus|gru(ss|tzi)\w*( gott)?|guten (tag|morgen|abend)|tach|schonen guten (tag|abend))( zusammen| ihr| da| liebes team| team| chat\w*)?$/,
    'greeting',
  ],
  [
    /^(vielen |herzlichen |besten |lieben |ok |okay |alles klar |super |prima |perfekt )*(dank\w*|merci|thx|thanks)( (ihnen|euch|dir|schon|sehr|fur .{1,40}))*$/,
    'thanks',
  ],
  [/^(tschuss\w*|ciao|auf wiedersehen|bis (bald|dann|spater)|schonen (tag|abend)( noch)?|bye)$/, 'goodbye'],
  [/^(ok|okay|alles klar|super|prima|perfekt|gut|toll|verstanden|aha|ach so)$/, 'fine'],
  [/^(wie geht( e?s)?( es)?( dir| ihnen| euch)?( heute)?|alles gut)$/, 'howAreYou'],
  [
    /^(wer|was) (bist du|sind sie|seid ihr)( eigentlich| denn)?$|\b(bist du|sind sie|spreche ich mit|schreibe ich mit)\b.*\b(mensch\w*|bot|chatbot|roboter|maschine|ki|person)\b/,
    'whoAreYou',
  ],
  [/^(hilfe|help|was kannst du|was konnen sie|wobei (kannst du|konnen sie).*)$/, 'help'],
]

export function smallTalk(message: string): SmallTalk | undefined {
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

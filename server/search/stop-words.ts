/** Words that say nothing about a subject, folded as words.ts folds. What decides between answers stays out of here. */
export const stopWords: ReadonlySet<string> = new Set(
  `
  der die das den dem des ein eine einen einem einer eines kein keine keinen keiner
  ich du er sie es wir ihr mich mir dich dir ihn ihm uns euch ihnen sich man
  mein meine meinen meinem meiner meines dein deine deinen deiner sein seine seinen seinem seiner
  unser unsere unseren unserem unserer eur euer eure euren eurem eurer ihre ihren ihrem ihrer ihres
  dies diese diesen diesem dieser dieses jene jener jede jeder jedes jeden alle allen aller alles
  und oder aber denn doch sondern sowie als wie wenn weil dass ob damit bevor nachdem wahrend
  in im an am auf aus bei beim mit nach von vom vor zu zum zur fur gegen ohne um durch uber unter zwischen ab bis
  nicht nur auch noch schon sehr mehr mal einmal immer nie wieder hier dort da dann jetzt nun so etwa rund
  ist sind war waren wird werden wurde wurden worden bin bist seid sei ware waren
  hat habe haben habt hast hatte hatten kann konnen konnt konnte konnten kannst soll sollen sollte sollten
  will wollen wollt wollte mochte mochten mag muss mussen musst musste darf durfen durft durfte lasst lassen lasse
  was wer wen wem wo wohin woher wann warum weshalb wieso wozu welche welcher welches welchen welchem wieviel viel viele vielen
  machen macht mache mach tun tut tue gibt gib geben geht gehen ging bieten bietet biete anbieten
  bitte danke gern gerne eigentlich eben halt denn ja nein ok okay hallo hi guten tag moin
  etwas was nichts jemand jemanden jemandem niemand andere anderen anderer
  ganz gar bereits selbst selber dazu dafur dabei davon daran darauf daruber dadurch
  wissen wisst weiss sagen sag sagt fragen frage brauchen brauche braucht brauchst benotigen benotige
  wurde konnte mussen also falls sonst erst ersten bzw usw etc zb
  heisst heissen nennt lautet lauten bekommen bekomme bekommt erhalten erhalte erhalt kriegen kriege kriegt
  richtig gut gute guter gutes besser beste wirklich
  sache sachen ding dinge wieviele
  ab wegen pro je
  hundert hunderte hunderten tausend tausende tausenden
  bereich thema themen rahmen bezug zeigen zeig zeigt geschieht geschehen passiert passieren moglich
  bedeutet bedeuten bedeutung funktioniert funktionieren erzahl erzahle erzahlen erklaren erklare erklart lauft laufen ablauft
  `
    .trim()
    .split(/\s+/),
)

import { reply, startChatWebhook } from './chat-webhook.ts'
import { headerOf, startMailServer } from './mail-server.ts'
import { oidcClient, startOidcProvider } from './oidc-provider.ts'

/** Who administrates when signing in at the fake provider; everybody else is refused. */
const administrator = 'admin@musterwerk.example'

/**
 * The outside services of `npm run dev -- --fakes` (J31), and the settings that point the site at them. Media stay in the
 * data folder: a store that forgets at the end would leave the database with addresses of nothing.
 */
export async function startFakes(say: (text: string) => unknown) {
  await using started = new AsyncDisposableStack()
  const mail = started.use(await startMailServer())
  const provider = started.use(await startOidcProvider())
  const webhook = started.use(
    await startChatWebhook((response, { body }) => {
      const { message } = body as { message: string }
      say(`Fake workflow was asked: ${message}`)
      reply(response, { output: `Hier antwortet ein Platzhalter. Ihre Frage war: „${message}“` })
    }),
  )
  say(`Fake mail server: ${mail.url}`)
  say(`Fake chat workflow: ${webhook.url}`)
  say(`Fake sign-in provider: ${provider.url} (sign in as ${administrator})`)
  void tellMails(mail, say)
  const fakes = started.move()
  return {
    environment: {
      SCHAUFENSTER_SMTP_URL: mail.url,
      // Whatever .env says, there is one way out for mail.
      SCHAUFENSTER_EMAILJS_PUBLIC_KEY: '',
      SCHAUFENSTER_EMAILJS_SERVICE_ID: '',
      SCHAUFENSTER_EMAILJS_TEMPLATE_ID: '',
      SCHAUFENSTER_CHAT_WEBHOOK_URL: webhook.url,
      SCHAUFENSTER_OIDC_PROVIDERS: JSON.stringify([
        {
          id: 'attrappe',
          name: 'Testanbieter',
          issuer: provider.url,
          clientId: oidcClient.client_id,
          clientSecret: oidcClient.client_secret,
          adminEmails: [administrator],
        },
      ]),
    },
    [Symbol.asyncDispose]: () => fakes.disposeAsync(),
  }
}

async function tellMails(mail: Awaited<ReturnType<typeof startMailServer>>, say: (text: string) => unknown) {
  for (let count = 1; ; count++) {
    const received = (await mail.received(count))[count - 1]!
    say(`Fake mail server received "${headerOf(received, 'Subject')}" for ${received.to.join(', ')}`)
  }
}

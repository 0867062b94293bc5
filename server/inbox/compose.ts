import { escapeHtml } from '#shared/text/html.ts'
import { mailMessages as words } from '#shared/messages/mail.ts'
import { berlinFormat } from '#shared/time/berlin-format.ts'
import type { MessageRow } from '../database/rows/inbox.ts'
import type { MailSite, ReplyMail } from './route.ts'

export type MailText = { subject: string; text: string; html: string }

const received = berlinFormat({ dateStyle: 'long', timeStyle: 'short' })

/** What the company receives. */
export function composeNotification(message: MessageRow, site: MailSite): MailText {
  const at = received(message.received_at)
  const rows = [
    [words.name, message.name],
    [words.email, message.email],
    [words.phone, message.phone || words.noPhone],
    [words.received, at],
  ] as const
  const inbox = site.inboxUrl(message.id)
  const text = [
    words.notificationIntro(site.name),
    '',
    ...rows.map(([label, value]) => `${label}: ${value}`),
    '',
    message.message,
    '',
    '-- ',
    words.answerHint(message.name),
    `${words.openInbox}: ${inbox}`,
    '',
  ].join('\n')
  const table = rows
    .map(
      ([label, value]) =>
        `<tr><th align="left" style="padding:2px 16px 2px 0;font-weight:600">${escapeHtml(label)}</th><td style="padding:2px 0">${escapeHtml(value)}</td></tr>`,
    )
    .join('')
  const body = `<p>${escapeHtml(words.notificationIntro(site.name))}</p>
<table role="presentation" cellspacing="0" cellpadding="0">${table}</table>
<div style="margin:20px 0;padding:4px 0 4px 16px;border-left:3px solid #1d6a78;white-space:pre-wrap">${escapeHtml(message.message)}</div>
<p style="color:#4a5a61">${escapeHtml(words.answerHint(message.name))} <a href="${escapeHtml(inbox)}">${escapeHtml(words.openInbox)}</a></p>`
  return { subject: words.notificationSubject(message.name), text, html: page(site, body) }
}

/**
 * What the sender receives. Nothing the sender wrote is in it: anybody can enter any address, and we must not carry
 * strangers' words to it.
 */
export function composeAcknowledgement(site: MailSite): MailText {
  const { name: company, acknowledgement: said } = site
  const lines = [said.greeting, said.text({ company }), said.notYou]
  const close = [said.regards, site.name, site.address, site.phone].filter(Boolean)
  return {
    subject: said.subject({ company }),
    text: `${lines.join('\n\n')}\n\n${close.join('\n')}\n`,
    html: page(
      site,
      `${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}\n<p>${close.map(escapeHtml).join('<br>')}</p>`,
    ),
  }
}

/** What somebody answers; below it who we are, and what it answers to. */
export function composeReply(message: MessageRow, { subject, text }: ReplyMail, site: MailSite): MailText {
  const close = [words.regards, site.name, site.address, site.phone].filter(Boolean)
  const wrote = words.quoted(received(message.received_at))
  const quote = message.message.split('\n').map((line) => `> ${line}`)
  const html = `<div style="white-space:pre-wrap">${escapeHtml(text)}</div>
<p>${close.map(escapeHtml).join('<br>')}</p>
<p style="color:#4a5a61">${escapeHtml(wrote)}</p>
<blockquote style="margin:0;padding:4px 0 4px 16px;border-left:3px solid #1d6a78;color:#4a5a61;white-space:pre-wrap">${escapeHtml(message.message)}</blockquote>`
  return {
    subject,
    text: [text, '', ...close, '', wrote, ...quote, ''].join('\n'),
    html: page(site, html),
  }
}

/** What the site itself has to say. */
export function composeAlarm({ id, name, message }: MessageRow, site: MailSite): MailText {
  const link = { label: words.openInbox, address: site.inboxUrl(id) }
  return { ...composeLetter(site, message.split('\n\n'), link), subject: words.alarmSubject(name) }
}

/** A mail to one person. Links stand by themselves, so that they can be read before they are opened. */
export function composeLetter(site: MailSite, paragraphs: string[], ...links: { label: string; address: string }[]) {
  const lines = [words.greeting, ...paragraphs]
  const close = [words.regards, site.name, site.address, site.phone].filter(Boolean)
  const linkHtml = links.map(
    ({ label, address }) =>
      `<p><a href="${escapeHtml(address)}">${escapeHtml(label)}</a><br><small>${escapeHtml(address)}</small></p>\n`,
  )
  return {
    text: [...lines, ...links.map(({ label, address }) => `${label}:\n${address}`), `${close.join('\n')}\n`].join(
      '\n\n',
    ),
    html: page(
      site,
      `${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}\n${linkHtml.join('')}<p>${close.map(escapeHtml).join('<br>')}</p>`,
    ),
  }
}

function page({ name, logo }: MailSite, body: string): string {
  const head = logo
    ? `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" height="32" style="height:32px">`
    : `<strong>${escapeHtml(name)}</strong>`
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>${escapeHtml(name)}</title></head>
<body style="margin:0;padding:24px;background:#f5f8f7;color:#12282e;font:16px/1.6 Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:24px;border-top:4px solid #1d6a78;background:#ffffff">
<div style="margin-bottom:20px">${head}</div>
${body}
</div></body></html>
`
}

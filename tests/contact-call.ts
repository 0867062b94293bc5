import { relayServiceId, relayTemplateId } from '#shared/contact/contact.ts'

export const visitor = {
  from_name: 'Annika Scholz',
  from_email: 'annika.scholz@praxis.example',
  phone: '0361 1234567',
  message: 'Wir suchen einen Partner für unsere Praxis.',
}

/** The body of the call in spec §7 as the browser's client sends it. */
export function contactCall(ticket: string, params: Record<string, unknown> = {}) {
  return {
    lib_version: '4.4.1',
    user_id: ticket,
    service_id: relayServiceId,
    template_id: relayTemplateId,
    template_params: { to_email: 'kontakt@musterwerk-it.example', ...visitor, ...params },
  }
}

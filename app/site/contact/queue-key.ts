/** Listed among the services on /cookies. */
export const queueKey = 'schaufenster-contact-queue'

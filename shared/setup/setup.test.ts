import { expect, test } from 'vitest'
import { companyProfile } from '#shared/content/company-profile.ts'
import { isExamplePerson, profileGaps } from './example-content.ts'
import { nextOpenStep, setupSteps, type SetupStep } from './setup.ts'

const came = companyProfile.schema.parse(companyProfile.defaults)

test('the profile names what is still the example or a placeholder, and nothing once it is filled in', () => {
  expect(profileGaps(came)).toEqual(expect.arrayContaining(['Firma', 'E-Mail', 'Registergericht']))
  const own = {
    ...came,
    name: 'Nordlicht IT',
    street: 'Am Kai 1',
    postalCode: '24103',
    city: 'Kiel',
    phone: '+49 431 000',
    email: 'moin@nordlicht.example',
    representatives: ['Inga Petersen'],
    register: { court: 'Amtsgericht Kiel', number: 'HRB 1' },
    vatId: 'DE1',
    contentResponsible: 'Inga Petersen, Kiel',
    dataProtectionOfficer: 'Niels Jensen',
  }
  expect(profileGaps(own)).toEqual([])
  expect(profileGaps({ ...own, federalState: '' })).toEqual(['Bundesland'])
})

test('somebody who has taken over the place of an example is no example', () => {
  expect(isExamplePerson({ id: 'lena-hartwig', name: 'Lena Hartwig' })).toBe(true)
  expect(isExamplePerson({ id: 'lena-hartwig', name: 'Inga Petersen' })).toBe(false)
})

test('after a step comes the next open one, from the top again where none follows', () => {
  const steps = setupSteps.map((name): SetupStep => ({ name, state: 'done', gaps: [] }))
  expect(nextOpenStep(steps, 'profile')).toBeUndefined()
  const open = steps.map((step) => (step.name === 'people' ? { ...step, state: 'open' as const } : step))
  expect(nextOpenStep(open, 'profile')).toBe('people')
  expect(nextOpenStep(open, 'mail')).toBe('people')
})

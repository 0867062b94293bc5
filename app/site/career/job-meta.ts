import type { JobPosting } from 'schema-dts'
import { paths } from '#shared/addresses/site-paths.ts'
import { baseSalary, employmentTypes, jobDescription } from '#shared/career/job-posting.ts'
import type { Job } from '#shared/content/jobs.ts'
import { countryCode, postalAddress } from '#site/company/company-meta.ts'
import type { Site } from '#site/page/site.ts'
import { companyReference } from '#site/page/structured-data.ts'

/** A job for search engines. What the texts do not say clearly is left out. */
export function jobData(job: Job, site: Pick<Site, 'company' | 'publicUrl'>): JobPosting {
  const { company, publicUrl } = site
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: jobDescription(job),
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.id },
    url: publicUrl + paths.job(job.address),
    datePosted: job.createdAt.slice(0, 10),
    ...(job.validUntil && { validThrough: job.validUntil }),
    employmentType: employmentTypes(job.employment),
    hiringOrganization: {
      ...companyReference(site),
      name: [company.name, company.legalForm].filter(Boolean).join(' '),
      sameAs: `${publicUrl}/`,
    },
    jobLocation: { '@type': 'Place', address: postalAddress(company) },
    ...(job.remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: countryCode(company.country) },
    }),
    ...baseSalary(job.salary),
    directApply: false,
  }
}

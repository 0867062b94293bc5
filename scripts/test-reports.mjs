// What the reports of Vitest and Playwright say. A flaky test failed, was repeated and passed then: it counts as passed,
// once, and is named. Only CI repeats (`retry` in vitest.config.ts, `retries` in playwright.config.ts). Without a report
// nothing passed.
import { relative } from 'node:path'

/** Vitest's JSON has no word for it: a test that passed keeps the messages of the attempt that failed. */
export function readVitestReport(report, root) {
  const tests = (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults.map((test) => ({ ...test, name: `${relative(root, file.name)}: ${test.fullName}` })),
  )
  const passed = tests.filter(({ status }) => status === 'passed')
  return {
    passed: passed.length,
    failed: tests.filter(({ status }) => status === 'failed').map(({ name }) => name),
    flaky: passed.filter(({ failureMessages }) => failureMessages.length > 0).map(({ name }) => name),
  }
}

export function readPlaywrightReport(report) {
  const tests = (report?.suites ?? []).flatMap(specsOf).flatMap((spec) => spec.tests.map((test) => ({ ...test, spec })))
  // It was running when the time was over.
  const isCutOff = ({ results }) => results.some(({ status }) => status === 'interrupted')
  const whole = tests.filter((test) => !isCutOff(test))
  const flaky = whole.filter(({ status }) => status === 'flaky')
  const failed = tests.filter((test) => test.status === 'unexpected' || isCutOff(test))
  return {
    passed: whole.filter(({ status }) => status === 'expected').length + flaky.length,
    failed: failed.map(({ spec }) => `${spec.file}:${spec.line}: ${spec.title}`),
    flaky: flaky.map(({ spec }) => `${spec.file}: ${spec.title}`),
  }
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

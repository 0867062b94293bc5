// German for people stands in messages and content, where somebody reads it as a whole; code is English.

/** Ids and addresses in German are names, not texts. */
const german = /[äöüÄÖÜß]|\b(?:Bitte|bitte|nicht|wird|hat|und|keine?|Ihre?) |\b(?:auf|mit|für|von) [A-ZÄÖÜ]/

const rule = {
  meta: { type: 'problem' },
  create(context) {
    const check = (node, text) => {
      if (german.test(text))
        context.report({ node, message: 'German belongs into shared/messages or content: give it a name there.' })
    }
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked ?? ''),
      JSXText: (node) => check(node, node.value),
    }
  },
}

export default { meta: { name: 'project' }, rules: { 'no-german': rule } }

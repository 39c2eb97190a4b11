// Rules for oxlint and ESLint beyond their own.
import { builtinRules } from 'eslint/use-at-your-own-risk';
import { byFeature } from './game-rule.mjs';

export default {
  meta: { name: 'railwright' },
  rules: {
    'by-feature': byFeature,
    // Of ESLint; oxlint has none like it.
    'restricted-syntax': /** @type {import('eslint').Rule.RuleModule} */ (
      builtinRules.get('no-restricted-syntax')
    ),
  },
};

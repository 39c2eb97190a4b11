// ESLint finds mistakes in components and JavaScript, oxlint in TypeScript (.oxlintrc.json), oxfmt formats, dependency-cruiser keeps the directions between packages, knip finds what is unused.
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import { STUDIO } from './.dependency-cruiser.mjs';
import railwright from './scripts/lib/lint-plugin.mjs';
import svelteConfig from './svelte.config.js';

const byName = {
  group: ['@railwright/*/src/**'],
  message: 'Import the package by its name: its exports are its face.',
};
// Dependency-cruiser does not see what components import as types.
/** @type {import('eslint').Linter.Config[]} */
const studio = Object.entries(STUDIO).map(([name, others]) => {
  const allowed = [name, ...others];
  const forbidden = Object.keys(STUDIO).filter((one) => !allowed.includes(one));
  const regex = `^(\\.\\./)+(${forbidden.join('|')})/`;
  const message = `${name}/ of the studio may import ${others.join(', ') || 'no other folder of it'}.`;
  return {
    files: [`apps/editor/src/lib/${name}/**`],
    rules: { 'no-restricted-imports': ['error', { patterns: [byName, { regex, message }] }] },
  };
});

export default defineConfig(
  {
    ignores: [
      '**/node_modules/',
      '{packages,apps}/*/dist/',
      'apps/*/build/',
      '**/.svelte-kit/',
      'coverage/',
      '**/test-results/',
      '**/playwright-report/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  js.configs.recommended,
  { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: globals.node } },

  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    extends: [ts.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/array-type': ['error', { default: 'array', readonly: 'array' }],
      'no-restricted-imports': ['error', { patterns: [byName] }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        { selector: 'TSEnumDeclaration', message: 'A list `as const` and the type derived from it.' },
      ],
      eqeqeq: 'error',
      'max-lines': ['error', 300],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
    },
  },

  ...studio,

  {
    files: ['apps/*/src/**/*.{svelte,svelte.ts}'],
    ignores: ['**/*.test.*'],
    plugins: { railwright },
    rules: { 'railwright/by-feature': 'error' },
  },

  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    extends: [svelte.configs.recommended],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
    // Documents are immutable and replaced as a whole (`$state.raw`); a Map or Set inside them is never changed in place.
    // Addresses are resolved in one place of each app, which the rule does not see from a component.
    rules: { 'svelte/prefer-svelte-reactivity': 'off', 'svelte/no-navigation-without-resolve': 'off' },
  },
  prettier,
  svelte.configs.prettier,
);

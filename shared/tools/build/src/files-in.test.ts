/** @jest-environment node */
import { isBuildInput } from './files-in';

test.each(['Button.tsx', 'button.module.css', 'index.ts', 'package.json'])('%s changes a build', (file) => {
  expect(isBuildInput(file)).toBe(true);
});

test.each(['Button.test.tsx', 'Button.examples.tsx', 'page.spec.ts', 'README.md'])(
  '%s leaves a build as it is',
  (file) => {
    expect(isBuildInput(file)).toBe(false);
  },
);

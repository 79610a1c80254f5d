/** @jest-environment node */
import fc from 'fast-check';
import { safeFileName } from './file-name';

describe('the name of a saved header file', () => {
  test.each([
    ['hoops_license.h', 'hoops_license.h'],
    ['Lizenz für Äpfel.h', 'Lizenz für Äpfel.h'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Windows\\system.ini', 'system.ini'],
    ['a<b>:"c|?*.h', 'a_b___c___.h'],
    ['.bashrc', 'bashrc'],
    ['con.h', '_con.h'],
    ['', 'license.txt'],
    ['folder/', 'license.txt'],
    ['...', 'license.txt'],
  ])('changes %j to %j', (given, expected) => {
    expect(safeFileName(given)).toBe(expected);
  });

  test('is never a path, empty, hidden or too long, and is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ minLength: 100, maxLength: 300 })), (given) => {
        const name = safeFileName(given);
        expect(name).not.toMatch(/[/\\<>:"|?*]/);
        expect(name).not.toMatch(/^[.\s]|[.\s]$/);
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(121);
        expect(safeFileName(name)).toBe(name);
      }),
    );
  });
});

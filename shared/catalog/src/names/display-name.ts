/** A product's name as people see it: Ceetron Envision Cloud is now Ceetron Envision Web. Spec P§5. */
export function displayName(name: string): string {
  return name.replaceAll('Ceetron Envision Cloud', 'Ceetron Envision Web');
}

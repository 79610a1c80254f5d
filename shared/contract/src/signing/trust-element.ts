/** Id of the element in the host's document that contains the trust as JSON. A module of its own: pages need only it. */
export const TRUST_ELEMENT = 'portal-trust';

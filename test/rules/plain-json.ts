import fc from 'fast-check';

/** Any JSON as it comes back from where it was kept: without −0, which JSON does not know. */
export const plainJson = () => fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)));

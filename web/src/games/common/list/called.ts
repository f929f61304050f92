/** Whether a name contains what somebody typed; neither accents nor capitals matter. */
export function isCalled(name: string, part: string): boolean {
  return plainLetters(name).includes(plainLetters(part.trim()));
}

function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The bots that one can choose, without those that are kept for comparison; the usual opponents first. */
export function chosenBots(bots: readonly string[], opponents: readonly string[]): readonly string[] {
  const usual = (bot: string): number => Number(opponents.includes(bot));
  return bots.filter((bot) => !/-\d+$/.test(bot)).sort((a, b) => usual(b) - usual(a));
}

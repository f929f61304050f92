import { type Rich, rich, strong } from '../../../words/rich.ts';
import type { Who } from '../../../words/who.ts';
import { told } from '../../common/panels/sentences.ts';
import { type Holder, type PlaceGroup, THIRD } from '../../common/scoring/standings.ts';
import { sceneTexts } from '../scene-texts.ts';
import type { Scene } from './script.ts';

type Reasons = Pick<Scene, 'groups' | 'markers' | 'without'>;

/** A90-72 in sentences: why the points of a company fell as they did. The first claim is the one that counts. */
export function reasonOf({ groups, markers, without }: Reasons, who: (holder: Holder) => Who): Rich {
  const say = sceneTexts().ceremony;
  const paid = groups.filter(({ paid: [first = 0] }) => first > 0);
  const others = groups.filter((group) => !paid.includes(group)).flatMap(({ holders }) => holders);
  const sentences = paid.map((group, i): Rich => {
    const people = group.holders.map(who);
    const [claim, outcome] =
      people.length > 1 ? tied(group, people) : single(group, people, markers % 2 === 1);
    return i === 0 ? rich`${strong(claim)} ${outcome}` : [`${claim} ${outcome}`];
  });
  if (paid.some(({ holders }) => holders.length > 1 && holders.includes(THIRD)))
    sentences.push([say.thirdNotPaid]);
  if (others.length > 0) sentences.push([say.nothing(others.map(who))]);
  if (without.some((holder) => who(holder).is === 'you')) sentences.push([say.without]);
  return told(...sentences);
}

function tied({ from, paid, each }: PlaceGroup, people: readonly Who[]): [claim: string, outcome: string] {
  const say = sceneTexts().ceremony;
  const some = paid.filter((points) => points > 0);
  const total = some.reduce((sum, points) => sum + points, 0);
  const sum = some.length > 1 ? `${some.join(' + ')} = ${total}` : `${total}`;
  return [
    from === 1 ? say.tiedFirst(people) : say.tiedSecond(people),
    say.each(sum, each, each * people.length !== total),
  ];
}

function single(
  { holders, from, to, shares, paid, each }: PlaceGroup,
  people: readonly Who[],
  isOdd: boolean,
): [claim: string, outcome: string] {
  const say = sceneTexts().ceremony;
  if (to > from) return [say.alone(people), say.both(paid.join(' + '), each)];
  const claim = from === 1 ? say.first(people, shares) : say.second(people, shares);
  if (holders.includes(THIRD)) return [claim, say.notPaid];
  return [claim, from === 1 ? say.all(each) : say.half(each, isOdd)];
}

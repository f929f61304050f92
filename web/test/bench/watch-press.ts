import type { Page } from 'playwright-core';

/** What came of a press, and how long after it that was painted. */
export interface Answer {
  /**
   * `choice`: tray and lit set show another choice. `move`: the map shows the next step. `moving`: the move is on its
   * way over the table. `other`: a refusal, the end of a turn, a stage, or nothing at all.
   */
  readonly outcome: 'choice' | 'move' | 'moving' | 'other';
  /** From the release of the button to the end of the frame that shows it. */
  readonly ms: number;
  /** What was pressed. */
  readonly on: string;
}

interface Watched {
  answer: Promise<Answer>;
}

/** What is posted inside a frame, and more urgent than everything else, runs when the frame is painted. */
interface Scheduler {
  postTask(run: () => void, options: { priority: 'user-blocking' }): void;
}

/**
 * Watches the next presses. Everything is read from what is drawn, and after the time has been taken, so that reading
 * does not hold up the frame that is measured.
 */
export function watchPresses(page: Page): Promise<void> {
  return page.evaluate(() => {
    /** Nothing has changed for this long: that was the answer. */
    const QUIET = 120;
    const LATEST = 1200;
    interface Frame {
      readonly ms: number;
      readonly step: number;
      /** Texts and states of the tray, and what is lit on the map. */
      readonly choice: string;
      /** What is on the map. */
      readonly pieces: string;
      readonly moving: boolean;
      readonly other: boolean;
    }
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const table = () => document.querySelector<HTMLElement>('[data-testid=table]');
    const stepNow = () => Number(table()?.dataset.step ?? -1);
    const conversation = () =>
      document.querySelector<HTMLElement>('[data-conversation]')?.dataset.conversation;

    function read(ms: number, before: number): Frame {
      const step = stepNow();
      const tray = all('.tray').map(({ textContent }) => textContent);
      const states = all('.tray button').map(
        (button) => `${button.ariaPressed}${button.ariaDisabled}${(button as HTMLButtonElement).disabled}`,
      );
      const offers = all('[data-map] [data-offer]').map((offer) => offer.getAttribute('data-offer'));
      const light = all('[data-map] .lit').map((lit) => lit.getAttribute('d')?.length ?? 1);
      const pieces = (): string =>
        all('[data-map] [data-place], [data-map] use')
          .map((piece) => piece.getAttribute('data-place') ?? piece.getAttribute('href'))
          .join() + document.querySelector('[data-map]')?.textContent;
      return {
        ms,
        step,
        choice: [tray, states, offers, light].join('|'),
        pieces: step > before ? pieces() : '',
        moving: all('[data-sky] > *, [data-layer=flights] > *').length > 0,
        other: all('.refusal, [data-refusal], [data-testid=ceremony], dialog[open]').length > 0,
      };
    }

    /** The frame from which on this stays as it is at the end. */
    const since = (frames: readonly Frame[], part: 'choice' | 'pieces'): number => {
      let at = frames.length - 1;
      while (at > 0 && frames[at - 1]?.[part] === frames.at(-1)?.[part]) at--;
      return frames[at]?.ms ?? Number.NaN;
    };

    function answerOf(before: Frame, frames: readonly Frame[]): Omit<Answer, 'on'> {
      const move = frames.find((frame) => frame.step > before.step || frame.moving);
      if (move?.moving) return { outcome: 'moving', ms: move.ms };
      if (move) {
        const shown = frames.filter(({ step }) => step === move.step);
        return { outcome: 'move', ms: since(shown, 'pieces') };
      }
      const changed = frames.at(-1)?.choice !== before.choice;
      if (!changed || frames.some(({ other }) => other)) return { outcome: 'other', ms: 0 };
      return { outcome: 'choice', ms: since(frames, 'choice') };
    }

    /** A name for this kind of thing to press. */
    function nameOf(target: EventTarget | null): string {
      if (!(target instanceof Element) || target.closest('[data-map]')) return 'map';
      const parents = target.closest('button')?.parentElement;
      return `${conversation()} ${parents?.className.replace(/ ?svelte-\S+/g, '') || parents?.localName}`;
    }

    const { scheduler } = window as unknown as { scheduler: Scheduler };
    const watched = window as unknown as Watched;
    /** Reading takes a while: a frame in which nothing has changed is the one before. */
    let isChanged = true;
    new MutationObserver(() => {
      isChanged = true;
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    let before: Frame;
    let on = '';
    let ends = false;
    addEventListener(
      'pointerdown',
      ({ target }) => {
        before = read(0, stepNow());
        on = nameOf(target);
        ends = conversation() === 'done' || before.other || before.moving;
      },
      { capture: true },
    );
    addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        const frames: Frame[] = [];
        let answer: (answer: Answer) => void;
        watched.answer = new Promise((resolve) => {
          answer = resolve;
        });
        let isPainted = true;
        let quietSince = 0;
        const measure = (): void => {
          if (isPainted) return;
          isPainted = true;
          const ms = performance.now() - timeStamp;
          const last = frames.at(-1) ?? before;
          const frame = isChanged ? read(ms, before.step) : { ...last, ms };
          isChanged = false;
          if (last.step === before.step && (frame.choice !== last.choice || frame.step !== last.step))
            quietSince = ms;
          frames.push(frame);
        };
        const begin = (): void => {
          measure(); // where the next frame was due at once
          const { ms = 0, moving = false } = frames.at(-1) ?? {};
          if (moving || ms > LATEST || (quietSince > 0 && ms - quietSince > QUIET)) {
            answer({ on, ...(ends ? { outcome: 'other', ms } : answerOf(before, frames)) });
            return;
          }
          isPainted = false;
          scheduler.postTask(measure, { priority: 'user-blocking' });
          requestAnimationFrame(begin);
        };
        requestAnimationFrame(begin);
      },
      { capture: true },
    );
  });
}

/** Of the last press, once it is there. */
export function answerOf(page: Page): Promise<Answer> {
  return page.evaluate(() => (window as unknown as Watched).answer);
}

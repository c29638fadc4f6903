import { inTurns as workInTurns } from '../shared/in-turns.ts';

/** What a part of the attack came to. `slow`: calls that took more than a second, to be made again alone. */
export type Tally = {
  name: string;
  done: number;
  unit: string;
  bars: Map<string, string[]>;
  slow: (() => Promise<{ what: string; milliseconds: number }>)[];
  notes: string[];
};

export const newTally = (name: string, unit: string, ...bars: string[]): Tally => ({
  name,
  unit,
  done: 0,
  bars: new Map(bars.map((bar) => [bar, []])),
  slow: [],
  notes: [],
});

/** Told at once, since a whole attack takes long. */
export function miss({ bars }: Tally, bar: string, what: string): void {
  bars.get(bar)?.push(what);
  console.log(`  ! ${bar}: ${what}`);
}

let end = Number.POSITIVE_INFINITY;

/** From then on nothing further is begun, and the table tells of what was done. */
export const endAfter = (minutes: number): void => void (end = Date.now() + minutes * 60_000);

const isOver = (): boolean => Date.now() >= end;

/** Until all is done or the time is over. What is thrown ends it all: then the attack itself is at fault. */
export const inTurns = <Item>(items: Iterable<Item>, atOnce: number, work: (item: Item) => Promise<void>) =>
  workInTurns(items, atOnce, work, isOver);

/** Lives of so many calls each, several at once, until all calls are made or the time is over. `begin` brings one to where it calls. */
export async function inLives(
  tally: Tally,
  { calls, each, atOnce }: { calls: number; each: number; atOnce: number },
  begin: (life: number) => Promise<() => Promise<void>>,
): Promise<void> {
  const line = progress(tally.name, calls);
  await inTurns(Array.from({ length: Math.ceil(calls / each) }).keys(), atOnce, async (life) => {
    const make = await begin(life);
    for (let turn = 0; turn < each && tally.done < calls && !isOver(); turn += 1) {
      tally.done += 1;
      await make();
      line.tell(tally.done);
    }
  });
  line.end();
}

/** A line that says how far it is: over and over the same one in a terminal, else one each ten seconds. */
export function progress(name: string, total: number) {
  const { isTTY } = process.stdout;
  let told = 0;
  return {
    tell(done: number): void {
      if (Date.now() - told < (isTTY ? 200 : 10_000)) return;
      told = Date.now();
      const line = `${name}: ${done} of ${total}`;
      process.stdout.write(isTTY ? `\r${line} ` : `${line}\n`);
    },
    end: () => process.stdout.write(isTTY ? '\r\u001B[K' : ''),
  };
}

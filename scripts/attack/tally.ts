/** The result of one part of the attack: for each bar, what missed it. */
export type Tally = {
  name: string;
  done: number;
  unit: string;
  bars: Map<string, string[]>;
  notes: string[];
};

export const newTally = (name: string, unit: string, ...bars: string[]): Tally => ({
  name,
  unit,
  done: 0,
  bars: new Map(bars.map((bar) => [bar, []])),
  notes: [],
});

/** Records a miss and prints it at once, because a whole attack takes long. */
export function miss({ bars }: Tally, bar: string, what: string): void {
  bars.get(bar)?.push(what);
  console.log(`  ! ${bar}: ${what}`);
}

let end = Number.POSITIVE_INFINITY;

/** Sets the time after which nothing new is started; the table then shows what was done. */
export const endAfter = (minutes: number): void => void (end = Date.now() + minutes * 60_000);

const isOver = (): boolean => Date.now() >= end;

/** Processes items concurrently until all are done or the time is up. An error ends it, because it is a bug in the attack. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  async function worker(): Promise<void> {
    for (let next = waiting.next(); next.done !== true && !isOver(); next = waiting.next())
      await work(next.value);
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Makes calls in groups of `each` per visitor, with concurrent visitors. `begin` prepares one and returns a function for one call. */
export async function inLives(
  tally: Tally,
  { calls, each, atOnce }: { calls: number; each: number; atOnce: number },
  begin: (life: number) => Promise<() => Promise<void>>,
): Promise<void> {
  const line = progress(tally.name, calls);
  await inParallel(Array.from({ length: Math.ceil(calls / each) }).keys(), atOnce, async (life) => {
    const make = await begin(life);
    for (let turn = 0; turn < each && tally.done < calls && !isOver(); turn += 1) {
      tally.done += 1;
      await make();
      line.tell(tally.done);
    }
  });
  line.end();
}

/** A progress line: rewritten in place in a terminal, otherwise a new one every ten seconds. */
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

/** Prints each part bar by bar, and returns whether all bars are met. */
export function printTable(tallies: readonly Tally[]): boolean {
  let isMet = true;
  for (const { name, done, unit, bars, notes } of tallies) {
    console.log(`\n${name}: ${done} ${unit}`);
    for (const [bar, missed] of bars) {
      isMet &&= missed.length === 0;
      console.log(`  ${missed.length === 0 ? 'met   ' : 'MISSED'}  ${missed.length} ${bar}`);
    }
    for (const note of notes) console.log(`  (${note})`);
  }
  return isMet;
}

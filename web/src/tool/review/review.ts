import type { Workspace } from '../workspace/workspace.ts';
import type { Group, Revision } from './amendment.ts';
import { redo, revise, undo } from './revise.ts';

type Dependencies = {
  revise: (by: (state: Workspace) => Workspace) => void;
  /** In milliseconds. Text that is typed without a pause is one undo step. */
  now: () => number;
};

/** The actions that the marks, cards, shortcuts and text field of a result call. */
export function createReview({ revise: set, now }: Dependencies) {
  const make = (revision: Revision) => set((state) => revise(state, revision));
  return {
    takeBack: (index: number) => make({ revision: 'take back', index }),
    keep: (index: number) => make({ revision: 'keep', index }),
    takeGroupBack: (group: Group) => make({ revision: 'take group back', group }),
    keepGroup: (group: Group) => make({ revision: 'keep group', group }),
    reword: (index: number, wording: string) => make({ revision: 'reword', index, wording }),
    neverChange: (index: number) => make({ revision: 'never change', index }),
    /** Takes the whole text as the user has edited it. A paste is a separate undo step. */
    edit: (text: string, pasted = false) => make({ revision: 'edit', text, at: pasted ? -Infinity : now() }),
    dropEdit: (edit: number) => make({ revision: 'drop edit', edit }),
    acceptHeld: (index: number) => make({ revision: 'decide', index, used: true }),
    keepMine: (index: number) => make({ revision: 'decide', index, used: false }),
    undecide: (index: number) => make({ revision: 'decide', index, used: null }),
    acceptRest: () => make({ revision: 'decide the rest', used: true }),
    acceptCompared: (indexes: readonly number[]) => make({ revision: 'use compared', indexes }),
    keepRest: () => make({ revision: 'decide the rest', used: false }),
    undo: () => set(undo),
    redo: () => set(redo),
  };
}

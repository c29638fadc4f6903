/** What keeps its place wherever one of these stands in the sentence: the head of its line in the lists, then the words. */
export const KEPT_WITH = `
individuals high-net-worth companies corporations employers firms government governments institutions onus organisations organizations schools societies society state states
retain attract attracting attracted attracts hire hiring recruit recruiting recruitment
`;

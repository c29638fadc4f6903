export const TableHead = ({ headings }: { headings: readonly string[] }) => (
  <thead>
    <tr>
      {headings.map((heading) => (
        <th key={heading} scope="col">
          {heading}
        </th>
      ))}
    </tr>
  </thead>
);

import { LoginOutlined, PlusOutlined } from '@ant-design/icons'
import type { Person } from '@portal/protocol/control/people'
import { Button, Card, Dropdown, Flex, Input, Skeleton, Tag, Typography } from 'antd'
import { useDeferredValue, useState } from 'react'
import { addressOf, control } from '../api/control.ts'
import { useAction, usePeople } from '../api/queries.ts'
import { Failure } from '../parts/failure.tsx'
import { FocusKept } from '../parts/focus-kept.tsx'
import { useSettings } from '../settings.ts'
import { useNameOf } from '../texts/names.ts'
import { useTexts } from '../texts/texts.ts'

interface Department {
  readonly code: string
  readonly name: string
  readonly nameEn: string
}

interface Grantable extends Department {
  readonly system: string
}

/** Whom one can be in a world, each a click away, with what they may do. */
export function People({ world }: { readonly world: string }) {
  const text = useTexts()
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim())
  const found = usePeople(world, wanted)
  // The people of an earlier search may be others, and move as soon as its answer is there.
  const isOutdated = found.isPlaceholderData || wanted !== search.trim()
  return (
    <Flex vertical gap={12}>
      <Input.Search
        allowClear
        aria-label={text('searchPeople')}
        placeholder={text('searchPeople')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        style={{ maxWidth: 360 }}
      />
      {found.error ? (
        <Failure error={found.error} />
      ) : !found.data ? (
        <Skeleton active />
      ) : (
        <>
          <div
            inert={isOutdated}
            style={{
              display: 'grid',
              gap: 12,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
            }}
          >
            {found.data.people.map((person) => (
              <PersonCard
                key={person.userName}
                world={world}
                person={person}
                responsibilities={found.data.responsibilities}
                departments={found.data.departments}
              />
            ))}
          </div>
          <Typography.Text type="secondary">
            {text('peopleShown', { shown: found.data.people.length, total: found.data.total })}
          </Typography.Text>
        </>
      )}
    </Flex>
  )
}

interface PersonCardProps {
  readonly world: string
  readonly person: Person
  readonly responsibilities: readonly Grantable[]
  readonly departments: readonly Department[]
}

function PersonCard({ world, person, responsibilities, departments }: PersonCardProps) {
  const text = useTexts()
  const isChinese = useSettings((state) => state.language === 'zh')
  const { userName, path } = person
  const departmentNames = person.departments.map((code) => {
    const found = departments.find((one) => one.code === code)
    return found ? (isChinese ? found.name : found.nameEn) : code
  })
  const name = useNameOf()(person)
  const change = useAction(
    (body: { grant?: string[]; revoke?: string[] }) =>
      control.changeGrants({ pathParams: { world }, body: { user: userName, ...body } }),
    () => text('grantsChanged', { name }),
  )
  const held = new Set(person.responsibilities)
  const others = responsibilities.filter(({ code }) => !held.has(code))
  const nameOf = (code: string) => {
    const found = responsibilities.find((one) => one.code === code)
    return found ? `${found.system} · ${isChinese ? found.name : found.nameEn}` : code
  }
  return (
    <Card size="small">
      <Flex vertical gap={8}>
        <Flex justify="space-between" align="start" gap={8}>
          <div>
            <strong>{name}</strong>
            <br />
            <Typography.Text type="secondary">
              {userName} · {text(person.kind)}
              {departmentNames.length > 0 && ` · ${departmentNames.join(isChinese ? '、' : ', ')}`}
            </Typography.Text>
          </div>
          <Button
            type={person.isDemo ? 'primary' : 'default'}
            icon={<LoginOutlined />}
            href={addressOf(path)}
            target="_blank"
            rel="noreferrer"
            aria-label={text('signInAs', { name })}
          >
            {text('signIn')}
          </Button>
        </Flex>
        <FocusKept keys={person.responsibilities}>
          <Flex gap={4} wrap align="center">
            {person.responsibilities.map((code) => (
              <Tag
                key={code}
                closable={{ 'aria-label': text('revoke', { name: nameOf(code) }) }}
                onClose={(event) => {
                  event.preventDefault() // removed once it is revoked
                  change.mutate({ revoke: [code] })
                }}
              >
                {nameOf(code)}
              </Tag>
            ))}
            <Dropdown
              trigger={['click']}
              menu={{
                style: { maxHeight: 320, overflow: 'auto' },
                items: others.map(({ code }) => ({ key: code, label: nameOf(code) })),
                onClick: ({ key }) => change.mutate({ grant: [key] }),
              }}
            >
              <Button
                size="small"
                type="dashed"
                icon={<PlusOutlined />}
                aria-label={text('grantTo', { name })}
              >
                {text('grant')}
              </Button>
            </Dropdown>
          </Flex>
        </FocusKept>
      </Flex>
    </Card>
  )
}
